import { normalReviewTime, ReviewTime } from '@tqc/contract/exemption';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { ReviewTimeScreen } from './ReviewTimeScreen';

const meta = {
  title: '页面/免试认定/报送及审核时间设置',
  component: ReviewTimeScreen,
  parameters: { screen: 'exemption.reviewTime' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ReviewTimeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const window = {
  year: 2024,
  classYear: 2024,
  status: 1,
  prov: '11',
  teacherTypes: ['publicFunded', 'regular'],
  collectBegin: '2024-03-01 08:00',
  collectEnd: '2024-04-30 18:00',
  submitEnd: '2024-05-15 18:00',
  reviewBegin: '2024-05-16 08:00',
  reviewEnd: '2024-06-30 18:00',
  late: true,
  lateEnd: '2024-06-10 18:00',
  reason: '',
  operator: '顾省审',
};
const graduates = {
  ...window,
  teacherTypes: ['educationGraduate'],
  late: false,
  lateEnd: null,
  reason: '两所高校系统升级',
};
const last = { ...window, year: 2023, classYear: 2023, status: 0 };

/** 启用的可以编辑、停用；延长过的写着原因。 */
export const 省级: Story = storyAs(
  userAt('province'),
  fakeTransport(normalReviewTime, {
    list: () =>
      pageOf(
        exampleRow(ReviewTime, window),
        exampleRow(ReviewTime, graduates, 2),
        exampleRow(ReviewTime, last, 3),
      ),
    create: () => ({ id: '904' }),
    update: () => null,
    remove: () => null,
  }),
);
