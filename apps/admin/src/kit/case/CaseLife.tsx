import { SectionHeader } from '@tqc/ui/SectionHeader';
import { Timeline } from '@tqc/ui/Timeline';
import { momentText } from '../record/momentText';

/** A step in the life of a case. */
export interface CaseStep {
  readonly at: string;
  readonly step: string;
  readonly event: string;
  readonly actor: string;
  readonly orgName: string;
  readonly opinion: string;
}

/** What happened to a case, the first step first. */
export function CaseLife({ steps }: { readonly steps: readonly CaseStep[] }) {
  return (
    <SectionHeader title="办理经过">
      {steps.length === 0 ? (
        '没有办理记录（历史数据）'
      ) : (
        <Timeline
          ariaLabel="办理经过"
          items={steps.map(({ at, step, event, actor, orgName, opinion }) => ({
            key: `${at}${event}`,
            title: `${step} · ${event}`,
            time: momentText(at),
            actor: [orgName, actor, opinion].filter(Boolean).join(' '),
          }))}
        />
      )}
    </SectionHeader>
  );
}
