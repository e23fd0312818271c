import { personal } from '@tqc/contract/account';
import { ssouser } from '@tqc/contract/applicant';
import { resource } from '@tqc/contract/resource';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { account, detailOf, waiting } from './BasicInfoScreen.stories';
import { RealNameReviewScreen } from './RealNameReviewScreen';

const meta = {
  title: '页面/申请人信息/实名信息人工审核',
  component: RealNameReviewScreen,
  parameters: { screen: 'applicant.realNameReview' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof RealNameReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const DOUBT = '人证不符：现场人像与证件照片不是同一人';
const rows = [
  account(1, waiting),
  account(2, { ...waiting, faceScore: 91, reviewReason: 2 }),
  account(3, { ...waiting, refusal: 2, doubted: DOUBT }),
  account(4, { ...waiting, refusal: 2, doubted: DOUBT, ownDoubt: true }),
];
const picture = async () => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [300, 200];
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#dfe8f2';
    pen.fillRect(0, 0, 300, 200);
  }
  return new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made ?? new Blob())));
};

export const answers = [
  fakeTransport(ssouser, {
    list: () => pageOf(...rows),
    get: ({ ssoId }) => detailOf(rows.find((row) => row.ssoId === ssoId) ?? account(1, waiting)),
    update: () => null,
  }),
  fakeTransport(resource, { viewImage: picture }),
  fakeTransport(personal, {}),
];

/** 待审核的逐个比对；初审不通过的等另一人复核，比对分数够的可以一起通过。 */
export const 待审核: Story = storyAs(userAt('province'), ...answers);
