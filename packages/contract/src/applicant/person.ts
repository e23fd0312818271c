import { z } from 'zod';
import { field } from '../kit';

/** What each list of the area says of the person. */
export const ofPerson = {
  ssoId: field.id('申请人'),
  idRef: field.serial('证件索引'),
  name: field.personName('姓名', 30),
  idNo: field.idNo(),
};

/** What happened to an account or one of its certificates, the last step first. */
export const applicantLife = z.array(
  z.object({
    at: field.moment('时间'),
    event: z.string(),
    /** Members that were changed, in words: before and after. */
    changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
    opinion: z.string(),
    actor: z.string(),
    orgName: z.string(),
  }),
);
