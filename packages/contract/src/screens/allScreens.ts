import { applicantScreens } from './applicantScreens';
import { basicScreens } from './basicScreens';
import { certScreens } from './certScreens';
import { docScreens } from './docScreens';
import { ecertScreens } from './ecertScreens';
import { enrollScreens } from './enrollScreens';
import { exemptionScreens } from './exemptionScreens';
import { externalScreens } from './externalScreens';
import { limitScreens } from './limitScreens';
import { monitorScreens } from './monitorScreens';
import { platformScreens } from './platformScreens';
import { publicScreens } from './publicScreens';
import { registerScreens } from './registerScreens';
import { shellScreens } from './shellScreens';
import type { Screen } from './screen';

/** Every screen, in the order of the catalogue. */
export const allScreens: readonly Screen[] = [
  ...publicScreens,
  ...shellScreens,
  ...basicScreens,
  ...platformScreens,
  ...registerScreens,
  ...enrollScreens,
  ...certScreens,
  ...limitScreens,
  ...ecertScreens,
  ...applicantScreens,
  ...exemptionScreens,
  ...monitorScreens,
  ...docScreens,
  ...externalScreens,
];
