import { lookup } from '@tqc/contract/lookup';
import { wall } from '@tqc/contract/monitor';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { displayRow, pageOf } from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { WallDevicesScreen } from './WallDevicesScreen';

const meta = {
  title: '页面/监控/大屏设备',
  component: WallDevicesScreen,
  parameters: { screen: 'monitor.wallDevices' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof WallDevicesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () =>
  pageOf(
    displayRow(),
    displayRow({ id: '1002', name: '会议室屏', state: 2, fps: null, heap: null, reloads: 3 }),
    displayRow({ id: '1003', name: '旧展厅屏', state: 4 }),
  );
export const answers = fakeTransport(wall, {
  devices: rows,
  command: () => null,
  revoke: () => null,
});
const places = fakeTransport(lookup, {
  queryBaseOrgBasic: () => ({
    record: [{ ...orgs.county, areaCode: orgs.county.county, parentId: orgs.city.orgId }],
  }),
});
const city = userAt('city');

/** 市级看本机构打开的大屏，发指令、停用；离线的收不到指令，停用的不再能管。 */
export const 市级: Story = storyAs(city, places, answers);
export const 服务器拒绝: Story = {
  ...storyAs(
    city,
    places,
    fakeTransport(wall, {
      devices: rows,
      revoke: () => Promise.reject(refusal(422, '该大屏已经停用')),
    }),
  ),
  tags: ['alike'],
};
