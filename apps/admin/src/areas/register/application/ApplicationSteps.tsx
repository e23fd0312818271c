import { recognitionStatus } from '@tqc/domain/dictionaries';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { Timeline } from '@tqc/ui/Timeline';
import { momentText } from '../../../kit/record/momentText';
import type { Application } from './application';

/** Every step of an application: who, when, to which status, with what opinion. */
export function ApplicationSteps({ steps }: { readonly steps: Application['steps'] }) {
  return (
    <SectionHeader title="办理经过">
      <Timeline
        items={steps.map(({ at, event, actor, orgName, fromStatus, toStatus, opinion }) => ({
          key: `${at}${event}`,
          title: event,
          time: momentText(at),
          actor: `${orgName} ${actor}`.trim(),
          content: opinion,
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
