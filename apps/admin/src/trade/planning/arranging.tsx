import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Modal/style/css.js';
import type { FormField } from '@tqc/ui/FormDialog';
import type { Option } from '@tqc/ui/fields';

/** What most points do. */
export const USUAL_HOURS = {
  amHours: '08:30-11:30',
  pmHours: '14:00-17:00',
  dayCapacity: 100,
  confirmWay: '1',
};

/** Several points at once, for the call that arranges each alike. */
export const pointsField = (options: readonly Option[]): FormField => ({
  name: 'points',
  label: '确认点',
  kind: 'multiSelect',
  required: true,
  wide: true,
  options,
});

interface Added {
  readonly added: number;
  readonly refused: readonly { readonly pointName: string; readonly message: string }[];
}

/** Points that could not be arranged are named with the reason: the others are. */
export function tellAdded({ added, refused }: Added) {
  if (refused.length === 0) return;
  Modal.info({
    title: `已新增 ${added} 个，${refused.length} 个没有新增`,
    content: (
      <ul>
        {refused.map(({ pointName, message }) => (
          <li key={pointName}>
            {pointName}：{message}
          </li>
        ))}
      </ul>
    ),
    okText: '知道了',
  });
}

/**
 * Why nothing can be arranged yet, once it is known which slots and points of one's own there are.
 */
export function whyNothing(
  kind: '认定' | '注册',
  slots: readonly unknown[] | undefined,
  points: readonly unknown[] | undefined,
): string | undefined {
  if (slots?.length === 0) return `没有可以安排的时间段：请先编制${kind}计划，或者等计划通过审批`;
  return points?.length === 0 ? `本机构没有启用的${kind}确认点，请先新增确认点` : undefined;
}

/** An arrangement that somebody chose is not removed under them. */
export function whyKept({ booked }: { readonly booked?: unknown }): string | undefined {
  return Number(booked) > 0 ? `已有${String(booked)}人选择该确认点` : undefined;
}
