import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { ActionLink } from '@tqc/ui/DataTable';

/** How a button of the kit looks and what it says. */
export interface Trigger {
  readonly label: string;
  readonly primary?: boolean;
  /** In the column 操作 a link, in a toolbar a button. */
  readonly link?: boolean;
  readonly danger?: boolean;
  /** Why it cannot be pressed now. */
  readonly reason?: string | undefined;
}

/**
 * The button itself: a link in a row, a button elsewhere; with a reason it cannot be pressed and
 * says why.
 */
export function Press({
  label,
  primary = false,
  link = false,
  danger = false,
  reason,
  onClick,
}: Trigger & { readonly onClick: () => void }) {
  if (link)
    return (
      <ActionLink label={label} onClick={onClick} danger={danger} {...(reason ? { reason } : {})} />
    );
  return (
    <Button
      type={primary ? 'primary' : 'secondary'}
      status={danger ? 'danger' : 'default'}
      disabled={reason !== undefined}
      title={reason}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
