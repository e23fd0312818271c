import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Dialog, FormDialog } from '../FormDialog';
import { ReviewDesk } from '../ReviewDesk';
import { SectionHeader } from '../SectionHeader';
import { SafePart } from './SafePart';

/** 忙的机器画得晚。 */
const SLOW = { timeout: 15_000 };

let broken = true;
function Fragile() {
  if (broken) throw new TypeError('读不到 sendWithPromise');
  return <p>好了</p>;
}

const alerts = () => [...document.querySelectorAll('[role=alert]')].map((one) => one.textContent);
const press = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click();

test('一处出错：说怎么办，别处还在；详情能复制，重试就好', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  broken = true;
  const { container } = await render(
    <>
      <SafePart name="本页">
        <Fragile />
      </SafePart>
      <input aria-label="旁边" defaultValue="写了一半" />
    </>,
  );
  expect(alerts()[0]).toContain('本页出了问题，暂时不能显示。请按重试');
  press('复制详情');
  await vi.waitFor(() => expect(alerts()[0]).toContain('详情已复制'), SLOW);
  expect(write.mock.calls[0]?.[0]).toContain('读不到 sendWithPromise');
  expect(write.mock.calls[0]?.[0]).toContain('Fragile');
  write.mockRejectedValue(new Error('没有权限'));
  press('复制详情');
  await vi.waitFor(() => expect(alerts()[0]).toContain('截图'), SLOW);
  broken = false;
  press('重试');
  await vi.waitFor(() => expect(container.textContent).toContain('好了'), SLOW);
  expect(container.querySelector('input')?.value).toBe('写了一半');
  vi.restoreAllMocks();
});

test('对话框、表单、一节、审核台的一栏：各自说，窗口关得掉，旁边两栏照常', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  broken = true;
  const close = vi.fn();
  await render(
    <>
      <Dialog title="看一眼" onClose={close}>
        <Fragile />
      </Dialog>
      <FormDialog
        open
        title="填一张"
        fields={[]}
        intro={<Fragile />}
        onSubmit={async () => undefined}
        onClose={close}
      />
      <SectionHeader title="消息">
        <Fragile />
      </SectionHeader>
      <ReviewDesk title="审核台" queue="左边" material={<Fragile />} decision="右边" />
    </>,
  );
  await vi.waitFor(() => expect(alerts()).toHaveLength(4), SLOW);
  expect(alerts().map((text) => /^.*?(?=出了问题)/.exec(text ?? '')?.[0])).toEqual(
    expect.arrayContaining(['本窗口', '本窗口', '“消息”', '“材料”']),
  );
  expect(document.body.textContent).toContain('左边');
  expect(document.body.textContent).toContain('右边');
  for (const button of document.querySelectorAll<HTMLElement>('[aria-label=关闭]')) button.click();
  expect(close).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});
