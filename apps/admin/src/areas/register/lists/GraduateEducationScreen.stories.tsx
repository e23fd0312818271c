import { registration, registrationDocument, registrationReview } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { applicationRow, drawnPicture, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { GraduateEducationScreen } from './GraduateEducationScreen';

const meta = {
  title: '页面/资格认定/应届毕业生学历审核',
  component: GraduateEducationScreen,
  parameters: { screen: 'register.graduateEducation' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof GraduateEducationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const awaiting = {
  status: 15,
  recordStatus: 4,
  graduating: true,
  collegeVerifyStatus: 0,
  confirmTime: '2024-06-13T02:00:00Z',
  accessResult: 0,
  version: 3,
};
export const answers = fakeTransport(registration, {
  list: () =>
    pageOf(
      applicationRow(1, { ...awaiting, archiveNo: '2024118801000001' }),
      applicationRow(2, {
        ...awaiting,
        archiveNo: '2024118801000002',
        diplomaNo: '',
        graduateDate: null,
        orgName: '云汀市教育局',
      }),
    ),
  remove: () => null,
});
export const review = fakeTransport(registrationReview, {
  audCollegeInfo: () => null,
  batchMsg: ({ regIds }) => ({ done: regIds.split(','), refused: [] }),
});

export const documents = fakeTransport(registrationDocument, {
  viewNewCollegeCert: () => drawnPicture('毕业证书'),
});

/** 确认后等待补交毕业证书的申请；别的机构的只能看和催。 */
export const 区县: Story = storyAs(userAt('county'), answers, review, documents);
