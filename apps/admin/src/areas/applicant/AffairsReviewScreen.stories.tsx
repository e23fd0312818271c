import { Affair, ssouserForgetpassApply } from '@tqc/contract/applicant';
import { resource } from '@tqc/contract/resource';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { drawnPicture, exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { AffairsReviewScreen } from './AffairsReviewScreen';

const meta = {
  title: '页面/申请人信息/申请人事务审核',
  component: AffairsReviewScreen,
  parameters: { screen: 'applicant.affairsReview' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof AffairsReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = [
  { affairType: 2, flag: 0, oldValue: '154****0001', newValue: '154****9999' },
  { affairType: 3, flag: 1, oldValue: '孟之远', newValue: '孟知远' },
  { affairType: 5, flag: 2, oldValue: '', newValue: '' },
];
const rows = asked.map((one, n) =>
  exampleRow(
    Affair,
    {
      name: invented(n + 1).name,
      idNo: invented(n + 1).maskedIdNo,
      affairNo: `SW20240612000${n + 1}`,
      submittedAt: '2024-06-16T02:00:00Z',
      opinion: n === 2 ? '材料看不清' : '',
      reviewer: n === 0 ? '' : '方省审',
      reviewedAt: n === 0 ? null : '2024-06-17T02:00:00Z',
      ...one,
    },
    n + 1,
  ),
);

export const answers = [
  fakeTransport(ssouserForgetpassApply, {
    list: () => pageOf(...rows),
    get: ({ affairId }) => ({
      ...(rows.find((row) => row.affairId === affairId) ?? exampleRow(Affair, asked[0] ?? {}, 9)),
      pictures: [{ title: '手持证件照', fileId: '0197e2a4-0000-7000-8000-000000000001' }],
      life: [
        {
          at: '2024-06-16T02:00:00Z',
          event: '提交：更换手机',
          changes: [],
          opinion: '',
          actor: '申请人',
          orgName: '申请人渠道',
        },
      ],
    }),
    update: () => null,
  }),
  fakeTransport(resource, { viewImage: () => drawnPicture('材料') }),
];

/** 待审核的能通过和不通过，审核过的只看。 */
export const 省级: Story = storyAs(userAt('province'), ...answers);
