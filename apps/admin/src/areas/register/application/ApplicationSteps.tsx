import { recognitionStatus } from '@tqc/domain/dictionaries';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { Timeline } from '@tqc/ui/Timeline';
import { momentText } from '../../../kit/record/momentText';
import type { Application } from './application';

const INCOMPLETE = recognitionStatus.code('incomplete');

/** What a step did to the term of the law: it stands still while the applicant completes. */
function clockOf(from: number | null, to: number | null): string {
  if (to === INCOMPLETE && from !== INCOMPLETE) return '办理期限停表';
  return from === INCOMPLETE && to !== INCOMPLETE && to !== null ? '办理期限恢复计算' : '';
}

/** Every step of an application: who, when, to which status, with what opinion. */
export function ApplicationSteps({
  steps,
  folded = false,
}: {
  readonly steps: Application['steps'];
  readonly folded?: boolean;
}) {
  return (
    <SectionHeader title="办理经过" defaultOpen={!folded}>
      <Timeline
        items={steps.map(({ at, event, actor, orgName, fromStatus, toStatus, opinion }) => ({
          key: `${at}${event}`,
          title: event,
          time: momentText(at),
          actor: `${orgName} ${actor}`.trim(),
          content: [opinion, clockOf(fromStatus, toStatus)].filter(Boolean).join('。'),
          // A step that leaves the application where it was has no outcome to show.
          ...(toStatus !== null && toStatus !== fromStatus
            ? {
                tone: recognitionStatus.tone(Number(toStatus)),
                label: recognitionStatus.label(Number(toStatus)),
              }
            : {}),
        }))}
      />
    </SectionHeader>
  );
}
