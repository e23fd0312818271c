import { enrollment, enrollmentReview } from '@tqc/contract/enroll';
import { resource } from '@tqc/contract/resource';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { drawnPicture, enrollFigures, pageOf } from '@tqc/testing/rows';
import { userAt, withoutRights } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { detail, record } from '../records/OnlineCheckScreen.stories';
import { EnrollDeskScreen } from './EnrollDeskScreen';

const meta = {
  title: '页面/定期注册/注册审核台',
  component: EnrollDeskScreen,
  parameters: { screen: 'enroll.desk' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EnrollDeskScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const CONCLUSIONS = ['qualified', 'deferred', 'unqualified', 'notInScope', 'noQualification'];
const several = [1, 2, 3];
const first = several.map((n) => record(n));
const later = several.map((n) =>
  record(n, {
    firstReview: n === 2 ? 32 : 31,
    recheck: 40,
    decisions: [...CONCLUSIONS, 'returned'],
  }),
);
const last = several.map((n) =>
  record(n, {
    firstReview: 31,
    recheck: 41,
    finalJudgement: 50,
    decisions: [...CONCLUSIONS, 'returned'],
  }),
);
const find =
  (rows: readonly ReturnType<typeof record>[]) =>
  ({ name = '' }: { readonly name?: string | undefined }) =>
    pageOf(...rows.filter((row) => row.name.includes(name)));
const whole =
  (rows: readonly ReturnType<typeof record>[]) =>
  ({ id }: { readonly id: string }) =>
    detail(rows.find(({ enrId }) => enrId === id) ?? record(1));

/** What waits in each stage, and each record in full. */
export const cases = fakeTransport(enrollment, {
  list: find(first),
  get: whole(first),
  fistCheckmentDetail: whole(first),
  queryAllEnrollCheckTheQuery: find(later),
  queryAllEnrollFinshTheQuery: find(last),
  checkmentDetail: whole(later),
  figures: () => enrollFigures({}, { recheck: 3 }),
});
const done = ({ records }: { readonly records: readonly { readonly id: string }[] }) => ({
  done: records.map(({ id }) => id),
  refused: [],
});
export const review = fakeTransport(enrollmentReview, {
  editEnrollmentFistAffirm: done,
  editAllEnrollCheckTheReg: done,
  editAllEnrollFinshTheReg: done,
});
const pictures = fakeTransport(resource, { viewImage: () => drawnPicture('材料') });
const at = (step: string) => ({ route: { path: '/', at: `/?step=${step}` } });

/** 一件接一件：左边队列，中间材料，右边申报内容和结论，按键与认定审核台相同。 */
export const 确认点初核: Story = { ...storyAs(userAt('point'), cases, review, pictures) };
export const 市级复核: Story = {
  ...storyAs(userAt('city'), cases, review, pictures),
  parameters: at('recheck'),
  tags: ['alike'],
};
export const 省级终审: Story = {
  ...storyAs(userAt('province'), cases, review, pictures),
  parameters: at('final'),
  tags: ['alike'],
};
/** 没有说从哪个环节开始的，从有待办的开始。 */
export const 从有待办的开始: Story = {
  ...storyAs(userAt('city'), cases, review, pictures),
  tags: ['alike'],
};
export const refusing = fakeTransport(enrollmentReview, {
  editEnrollmentFistAffirm: () => Promise.reject(refusal(422, '有待审核的材料，请先审核')),
});
/** 有什么挡着合格：说出来，这一件还在。 */
export const 服务器拒绝: Story = {
  ...storyAs(userAt('point'), cases, refusing, pictures),
  tags: ['alike'],
};
const TICK = '请核对材料，齐全后勾选';
export const notChecked = fakeTransport(enrollmentReview, {
  editEnrollmentFistAffirm: () => Promise.reject(refusal(422, TICK, { complete: TICK })),
});
/** 没有核对就判合格：光标到要勾的那一格。 */
export const 材料没有核对: Story = {
  ...storyAs(userAt('point'), cases, notChecked, pictures),
  tags: ['alike'],
};
export const 都办完了: Story = {
  ...storyAs(userAt('point'), fakeTransport(enrollment, { list: () => pageOf<never>() })),
  tags: ['alike'],
};
export const 没有权限: Story = {
  ...storyAs(
    withoutRights(
      userAt('point'),
      enrollmentReview.editEnrollmentFistAffirm,
      enrollmentReview.editAllEnrollCheckTheReg,
      enrollmentReview.editAllEnrollFinshTheReg,
    ),
    cases,
  ),
  tags: ['alike'],
};
