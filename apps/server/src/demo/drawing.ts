import { initials } from '../trade/registration';
import type { AppParts } from '../kit/serve';
import type { DemoSize } from './sizes';
import { drawPerson, type Person } from './people';
import type { DemoOrg } from './places';
import type { DemoArrangement } from './plans';
import { createRandom } from './random';

const SEED = 20_240_618;

/** What a demo is filled with. */
export interface Filling {
  readonly plans: readonly DemoArrangement[];
  readonly orgs: readonly DemoOrg[];
  readonly size: DemoSize;
  readonly now: Date;
  readonly tell: (text: string) => void;
}

/**
 * What applications and certificates draw from in turn: one source of chance and one row of
 * persons.
 */
export class Drawing {
  readonly random = createRandom(SEED);
  private readonly initials = new Map<string, string>();
  /** How many persons there are. */
  serial = 0;

  constructor(
    readonly app: AppParts,
    readonly filling: Filling,
    readonly photos: { readonly 1: readonly string[]; readonly 2: readonly string[] },
    readonly take: (series: string) => number,
  ) {}

  /** The next person of a place. */
  person(
    place: { readonly prov: string; readonly areaName: string; readonly ctIds: readonly number[] },
    today: string,
  ): Person {
    return drawPerson(this.random, place, (this.serial += 1), today);
  }

  initialsOf(name: string): string {
    const known = this.initials.get(name);
    if (known !== undefined) return known;
    const made = initials(name);
    this.initials.set(name, made);
    return made;
  }
}
