import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useMaintenance } from '../kit/session/maintenance';
import { MaintenanceNotice } from './MaintenanceNotice';

const at = (text: string) => () => Date.parse(`${text}+08:00`);
const inTime = at('2024-08-10T09:00:00');
const CERT = '/historyDataManage/CertSubModel';
const LIMIT = '/limitModel/LimitationSubModel';

const AUGUST = {
  maintId: '1',
  title: '系统维护通知',
  areas: ['cert', 'limit'],
  allows: 1,
  tellFrom: '2024-08-02 00:00',
  beginTime: '2024-08-22 00:00',
  endTime: '2024-08-25 00:00',
  notice:
    '2024年8月22日至24日系统维护。期间2024年上半年的照片和文件不能查看和上传，证书管理、限制库管理和证书查询受影响。\n请各单位提前下载所需文件，并避免在此期间办理证书变更、删除和限制库新增。',
};

/** 2024 年 8 月的系统维护通知：打开证书与历史数据、限制库两个功能时各提示一次，本次登录内看过的不再提示。 */
const meta = {
  title: '页面框架/MaintenanceNotice',
  component: MaintenanceNotice,
  args: { path: CERT, now: inTime },
  beforeEach: () => {
    sessionStorage.clear();
    useMaintenance.setState([AUGUST], true);
    return () => useMaintenance.setState([], true);
  },
} satisfies Meta<typeof MaintenanceNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const notice = () => page().findByRole('dialog', { name: '系统维护通知' });
const gone = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
const readIt = async () => {
  const dialog = within(await notice());
  await dialog.findByText(/2024年8月22日至24日系统维护/);
  await userEvent.click(dialog.getByRole('button', { name: '知道了' }), { pointerEventsCheck: 0 });
  await gone();
};

// Rules: notice-07, notice-08, notice-09, notice-10
export const 默认: Story = {
  play: async () => {
    const dialog = within(await notice());
    await expect(dialog.getByRole('img', { name: '正在加载' })).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: '知道了' })).toBeDisabled();
    await expect(
      await dialog.findByText(/照片和文件不能查看和上传，证书管理、限制库管理和证书查询受影响/),
    ).toBeInTheDocument();
    await expect(
      dialog.getByText(/提前下载所需文件，并避免在此期间办理证书变更、删除和限制库新增/),
    ).toBeInTheDocument();
  },
};

// Rules: notice-05, notice-06
export const 看过的不再提示: Story = {
  render: (args) => <Walk {...args} />,
  play: async ({ canvasElement }) => {
    const go = (name: string) =>
      userEvent.click(within(canvasElement).getByRole('button', { name, hidden: true }), {
        pointerEventsCheck: 0,
      });
    await readIt();
    await go('工作台');
    await go('证书');
    await gone();
    await go('限制库');
    await readIt();
    await go('证书');
    await go('限制库');
    await gone();
  },
};

export const 时段之前: Story = { args: { now: at('2024-08-01T23:59:59') }, play: gone };
export const 时段的第一刻: Story = {
  args: { now: at('2024-08-02T00:00:00') },
  play: async () => void (await notice()),
};
export const 时段的最后一分钟: Story = {
  args: { path: LIMIT, now: at('2024-08-24T23:59:59') },
  play: async () => void (await notice()),
};
export const 时段之后: Story = {
  args: { path: LIMIT, now: at('2024-08-25T00:00:00') },
  play: gone,
};
export const 其他页面: Story = { args: { path: '/register/RegistrationSubModel' }, play: gone };
export const 深色: Story = { globals: { theme: 'dark' } };

/** Somebody who walks between three pages. */
function Walk(args: ComponentProps<typeof MaintenanceNotice>) {
  const [path, setPath] = useState(args.path);
  return (
    <>
      {Object.entries({ 证书: CERT, 限制库: LIMIT, 工作台: '/HomeWorks' }).map(([name, to]) => (
        <button key={to} type="button" onClick={() => setPath(to)}>
          {name}
        </button>
      ))}
      <MaintenanceNotice {...args} path={path} />
    </>
  );
}
