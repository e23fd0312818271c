import { confirmWork } from '@tqc/contract/enroll';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { arranged, slotAnswers } from './arrangementStories';
import { EnrollConfirmWorkScreen } from './EnrollConfirmWorkScreen';

const meta = {
  title: '页面/定期注册/注册确认点现场工作',
  component: EnrollConfirmWorkScreen,
  parameters: { screen: 'enroll.localeSet' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EnrollConfirmWorkScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(confirmWork, arranged);

/** 各确认点哪天办、几点办、已来多少人。 */
export const 区县: Story = storyAs(userAt('county'), answers, slotAnswers);
