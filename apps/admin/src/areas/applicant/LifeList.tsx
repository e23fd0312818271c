import { SectionHeader } from '@tqc/ui/SectionHeader';
import { Timeline } from '@tqc/ui/Timeline';
import { momentText } from '../../kit/record/momentText';

interface Happened {
  readonly at: string;
  readonly event: string;
  readonly changes: readonly {
    readonly label: string;
    readonly before: string;
    readonly after: string;
  }[];
  readonly opinion: string;
  readonly actor: string;
  readonly orgName: string;
}

/** What happened to an account or a certificate: who did it, why, and what stood there before. */
export function LifeList({ life }: { readonly life: readonly Happened[] }) {
  return (
    <SectionHeader title="办理经过">
      {life.length === 0 ? (
        '还没有办理记录'
      ) : (
        <Timeline
          ariaLabel="办理经过"
          items={life.map(({ at, event, changes, opinion, actor, orgName }, n) => ({
            key: `${at}${n}`,
            title: event,
            time: momentText(at),
            actor: [
              orgName,
              actor,
              ...changes.map(
                ({ label, before, after }) => `${label}：${before || '空'} 改为 ${after || '空'}`,
              ),
              opinion,
            ]
              .filter(Boolean)
              .join('　'),
          }))}
        />
      )}
    </SectionHeader>
  );
}
