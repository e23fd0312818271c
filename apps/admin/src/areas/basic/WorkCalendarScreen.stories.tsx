import { workCalendar, WorkCalendarDay } from '@tqc/contract/basic';
import { plainAnswers } from '@tqc/testing/fakeTransport';
import { exampleRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { WorkCalendarScreen } from './WorkCalendarScreen';

const meta = {
  title: '页面/基础信息/工作日历',
  component: WorkCalendarScreen,
  parameters: { screen: 'basic.workCalendar' },
  tags: ['!autodocs'],
} satisfies Meta<typeof WorkCalendarScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const basis = '2023-10-25 放假安排通知';
const off = { day: '2024-06-10', year: 2024, kind: 1, name: '端午节', basis } as const;
const worked = { day: '2024-05-11', year: 2024, kind: 2, name: '劳动节', basis } as const;
const provisional = {
  day: '2027-06-09',
  year: 2027,
  kind: 1,
  name: '端午节',
  basis: '暂定',
} as const;

/** 国家级维护放假和调休；还没有通知的写暂定。 */
export const 国家中心: Story = storyAs(
  userAt('nation'),
  plainAnswers(
    workCalendar,
    exampleRow(WorkCalendarDay, provisional),
    exampleRow(WorkCalendarDay, off, 2),
    exampleRow(WorkCalendarDay, worked, 3),
  ),
);
