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

/** An arrangement that somebody chose is not removed under them. */
export function whyKept({ booked }: { readonly booked?: unknown }): string | undefined {
  return Number(booked) > 0 ? `已有${String(booked)}人选择该确认点` : undefined;
}
