import type { ReactNode } from 'react';
import { RevealButton } from '../../../kit/record/RevealButton';
import type { Application } from './application';

const MASKED = ['idNo', 'mobile', 'household', 'residence', 'address'] as const;

/** The button that shows a member of an application in full, where part of it is hidden. */
export function revealOf(name: string, application: Application): ReactNode {
  const masked = MASKED.find((one) => one === name);
  if (!masked || !application[masked].includes('*')) return undefined;
  return <RevealButton table="registration" id={application.regId} field={masked} />;
}
