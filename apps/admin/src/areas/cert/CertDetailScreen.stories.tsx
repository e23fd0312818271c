import { personal } from '@tqc/contract/account';
import { cert } from '@tqc/contract/cert';
import { resource } from '@tqc/contract/resource';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { invented, longName } from '@tqc/testing/people';
import { certDetail, drawnPdf, drawnPicture } from '@tqc/testing/rows';
import { userAt, withoutRights } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { CertDetailScreen } from './CertDetailScreen';

const meta = {
  title: '页面/历史数据管理/证书详情',
  component: CertDetailScreen,
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
  parameters: { route: { path: '/historyDataManage/cert/:id', at: '/historyDataManage/cert/601' } },
} satisfies Meta<typeof CertDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(cert, {
  get: () => certDetail(1, { photo: '00000000-0000-7000-8000-000000000001' }),
});
export const reveal = fakeTransport(personal, { reveal: () => ({ value: invented(1).idNo }) });
const photo = fakeTransport(resource, { viewImage: () => drawnPicture('照片', 240, 320) });
const county = userAt('county');

/** 证书上的每一项和办理轨迹；完整号码要写明原因才看得到。 */
export const 区县: Story = { ...storyAs(county, answers, reveal, photo), tags: ['in-dark'] };
export const 历史数据: Story = storyAs(
  county,
  fakeTransport(cert, { get: () => certDetail(2, { steps: [], dataSource: 99, regId: null }) }),
  reveal,
);
export const printing = fakeTransport(cert, {
  get: () => certDetail(1, { printRun: '9001', blankNo: '322400000017' }),
  printed: () => drawnPdf(),
});
/** 打印过的证书可以再看打印件；上面有完整号码，先选原因。 */
export const 打印过: Story = storyAs(county, printing, reveal, photo);
export const 没有权限看完整号码: Story = storyAs(
  withoutRights(county, personal.reveal),
  answers,
  photo,
);
export const 出错: Story = storyAs(
  county,
  fakeTransport(cert, { get: () => Promise.reject(refusal(403)) }),
);
export const 载入中: Story = storyAs(
  county,
  fakeTransport(cert, { get: () => new Promise(() => undefined) }),
);
export const 长文字与生僻字: Story = storyAs(
  county,
  fakeTransport(cert, {
    get: () =>
      certDetail(7, { name: longName, graduateSchool: '𬭎县㛃乡䶮村师范高等专科学校'.repeat(4) }),
  }),
);
