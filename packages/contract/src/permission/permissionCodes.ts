import { applicantCodes } from './applicantCodes';
import { basicCodes } from './basicCodes';
import { certCodes } from './certCodes';
import { ecertCodes } from './ecertCodes';
import { enrollCodes } from './enrollCodes';
import { exemptionCodes } from './exemptionCodes';
import { limitCodes } from './limitCodes';
import { monitorCodes } from './monitorCodes';
import { registerCodes } from './registerCodes';
import { rmsCodes } from './rmsCodes';

/** Every permission code there is, by area; anything else is answered with 尚未支持的权限. */
export const permissionCodes = [
  'message.msgSysmsg.view',
  'message.msgSysmsg.send',
  'message.sms.view',
  'message.msgSysmsg.manage',
  'lookup.common.view',
  ...enrollCodes,
  ...registerCodes,
  'platform.exception.view',
  'platform.exception.handle',
  'platform.statistics.view',
  'platform.govdata.push',
  'platform.group.menu',
  'platform.gbSwitch.menu',
  'platform.exceptionHandling.menu',
  ...certCodes,
  ...limitCodes,
  ...ecertCodes,
  ...applicantCodes,
  ...exemptionCodes,
  ...monitorCodes,
  ...basicCodes,
  ...rmsCodes,
  'resource.file.download',
  'resource.file.upload',
  'resource.file.view',
  'resource.personal.reveal',
  'shell.homeWorks.menu',
  'shell.confirmaIndex.menu',
  'doc.download.menu',
  'external.website.menu',
  'external.tqcStat.menu',
] as const;

export type PermissionCode = (typeof permissionCodes)[number];
