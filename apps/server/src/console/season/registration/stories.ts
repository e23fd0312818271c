/** What a stage may conclude. */
export type Conclusion =
  | 'qualified'
  | 'deferred'
  | 'unqualified'
  | 'noQualification'
  | 'notInScope';

/** How it goes with one declaration. */
interface Story {
  readonly first: Conclusion;
  /** Asked for materials; brings them or not. */
  readonly asked?: true;
  readonly brings?: true;
  /** Somebody objects while it is on notice; what is concluded then. */
  readonly objection?: true;
  readonly afterObjection?: Conclusion;
  /** Declared on paper as well. */
  readonly removed?: true;
  /** Sent back once by the re-check, or by the final judgement. */
  readonly returned?: true;
  readonly sentBack?: true;
  /** Where a later stage sees it otherwise. */
  readonly recheck?: Conclusion;
  readonly final?: Conclusion;
}

const USUAL: Story = { first: 'qualified' };
/** One of forty each; all others go straight through. */
const STORIES: readonly Story[] = [
  { first: 'qualified', asked: true },
  { first: 'qualified', asked: true, brings: true },
  { first: 'qualified', asked: true, brings: true },
  { first: 'unqualified' },
  { first: 'deferred' },
  { first: 'noQualification' },
  { first: 'notInScope' },
  { first: 'qualified', objection: true, afterObjection: 'unqualified' },
  { first: 'qualified', objection: true },
  { first: 'qualified', removed: true },
  { first: 'qualified', returned: true },
  { first: 'qualified', sentBack: true },
  { first: 'qualified', recheck: 'deferred' },
  { first: 'qualified', final: 'deferred' },
  { first: 'deferred', final: 'qualified' },
];
const ROUND = 40;

/** The same for a declaration in every run: by its number among all. */
export const storyOf = (serial: number | undefined): Story =>
  serial === undefined ? USUAL : (STORIES[serial % ROUND] ?? USUAL);
