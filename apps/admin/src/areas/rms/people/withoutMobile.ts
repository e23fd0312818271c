import type { FormValues } from '@tqc/ui/FormDialog';

/** A number that was left alone is not sent: it stays as it is. */
export const withoutMobile = ({ mobile: typed }: FormValues) =>
  typed === '' ? { mobile: undefined } : {};
