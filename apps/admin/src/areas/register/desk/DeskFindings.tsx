import { holds } from '@tqc/domain/register';
import type { Application } from '../application/application';
import { ChangesPanel } from '../application/ChangesPanel';
import { CheckedSection } from '../application/CheckedSection';
import { PersonSection } from '../application/PersonSection';

const HELD = holds.firstOfItsKind({ held: true });
const CHANGE_OPEN = holds.noOpenChange({ openChange: true });

/** A change that nobody has judged holds the decision: it is judged here. */
export function OpenChange({
  application: { notToday, regId },
  onJudged,
}: {
  readonly application: Application;
  readonly onJudged: () => void;
}) {
  const isHeld = notToday.some(({ reasons }) => CHANGE_OPEN.some((one) => reasons.includes(one)));
  return isHeld && <ChangesPanel key={regId} regId={regId} turn={0} onDone={onJudged} />;
}

/**
 * What the point found, and what is known of the person where it stands in the way: a look at a
 * person is noted, so nobody is looked up who need not be.
 */
export function DeskFindings({ application }: { readonly application: Application }) {
  const { blocks, limitHit, regId } = application;
  return (
    <>
      <CheckedSection application={application} />
      {(limitHit || HELD.some((one) => blocks.includes(one))) && (
        <PersonSection key={regId} regId={regId} />
      )}
    </>
  );
}
