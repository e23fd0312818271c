/** Ways a message goes (messageType): into the bell, to the phone, or both. */
export const CHANNEL = { bell: 1, text: 2, both: 3 } as const;

/** Whom a message goes to (sendRange). */
export const RANGE = { region: 1, people: 2, outside: 3, role: 4 } as const;

const CENTRE = 5;
const PROVINCE = 4;

/**
 * The ranges a person may choose: the centre writes to anybody, a province with the mark of
 * managing also to a role, everybody else to people they choose.
 */
export function rangesFor(who: {
  /** 机构类型 */
  readonly orgType: number;
  readonly manage: boolean;
}): readonly number[] {
  if (who.orgType === CENTRE) return [RANGE.region, RANGE.people, RANGE.outside, RANGE.role];
  return who.orgType === PROVINCE && who.manage ? [RANGE.people, RANGE.role] : [RANGE.people];
}
