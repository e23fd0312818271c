import { declaredRegistrations, enrollment, enrollmentImports } from '@tqc/contract/enroll';
import { recordStatusEnroll } from '@tqc/domain/dictionaries';
import { importing } from '../../../kit/imports';
import { byCertificate, meant } from './ofPerson';

const NONE = '本机构没有这个证书号码的未受理申报';

/** 未受理的注册申报: each line takes one up. */
export const declaredImport = importing(declaredRegistrations, {
  by: enrollmentImports.importDeclarationNotAccepted,
  apart: true,
  async find({ db, who }, numbers) {
    const rows = await db
      .selectFrom('enrollment')
      .selectAll()
      .where('certNo', 'in', ['', ...numbers])
      .where('firstReview', 'is', null)
      .where('recordStatus', '<>', recordStatusEnroll.code('deleted'))
      .where((is) => is.or([is('orgId', '=', who.orgId), is('pointId', '=', who.orgId)]))
      .orderBy('enrId')
      .execute();
    return byCertificate(rows);
  },
  write({ whole, existing }, call) {
    const { enrId, version } = meant(call, existing, whole, NONE);
    return { call: enrollment.registrationDataAcceptance, input: { enrId }, version };
  },
});
