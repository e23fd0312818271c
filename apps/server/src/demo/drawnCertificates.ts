import { printStatus } from '@tqc/domain/dictionaries';
import { makeCertificateNo } from '@tqc/domain/shared';
import { placeOf } from '../kit/personal';
import type { DemoRow } from './copyRows';
import type { Drawing } from './drawing';
import type { Person } from './people';
import type { DemoOrg } from './places';
import type { DemoArrangement } from './plans';

/**
 * Draws certificates: one with each application that has come so far, then those of other years.
 */
export class DrawnCertificates {
  private readonly issued: DemoRow[] = [];

  constructor(private readonly drawing: Drawing) {}

  /** Issues the certificate of an application and answers its number. */
  issue(plan: DemoArrangement, person: Person, regId: string, today: string): string {
    const { owner, point } = plan;
    const certNo = makeCertificateNo({
      year: 2024,
      province: owner.prov,
      orgCode: owner.code3,
      ctId: person.ctId,
      sex: person.sex,
      serial: this.drawing.take(`cert/2024/${owner.id}`),
    });
    this.issued.push(
      this.certificate({ certNo, regId, owner, point, person, day: today, source: 0 }),
    );
    return certNo;
  }

  /** The certificates of the applications, then those of the years before. */
  *rows(n: number): Generator<DemoRow> {
    yield* this.issued;
    const owners = this.drawing.filling.plans.map(({ owner }) => owner);
    for (let at = this.issued.length; at < n; at += 1) {
      const owner = this.drawing.random.pick(owners);
      const year = this.drawing.random.between(2012, 2023);
      const ctIds = { 2: [1, 2, 3], 3: [4, 5, 6], 4: [7] }[owner.type] ?? [1];
      const person = this.drawing.person(
        { prov: owner.prov === '66' ? '65' : owner.prov, areaName: owner.areaName, ctIds },
        `${year}-06-18`,
      );
      const certNo = makeCertificateNo({
        year,
        province: owner.prov,
        orgCode: owner.code3,
        ctId: person.ctId,
        sex: person.sex,
        serial: this.drawing.take(`cert/${year}/${owner.id}`),
      });
      yield this.certificate({
        certNo,
        regId: null,
        owner,
        point: undefined,
        person,
        day: `${year}-06-18`,
        source: 3,
      });
    }
  }

  private certificate({
    certNo,
    regId,
    owner,
    point,
    person,
    day,
    source,
  }: {
    certNo: string;
    regId: string | null;
    owner: DemoOrg;
    point: DemoOrg | undefined;
    person: Person;
    day: string;
    source: number;
  }): DemoRow {
    const certId = `95${String(this.drawing.serial).padStart(10, '0')}`;
    // One that was issued here stands where its application stands.
    const place = point ?? owner;
    return {
      cert_id: certId,
      cert_no: certNo,
      reg_id: regId,
      org_id: owner.id,
      org_name: owner.name,
      prov: place.prov,
      city: place.city,
      county: place.county,
      point: point?.point ?? '',
      name: person.name,
      name_pinyin: this.drawing.initialsOf(person.name),
      sex: person.sex,
      nation: person.nation,
      birth_date: person.birthDate,
      id_no: this.drawing.app.personal.seal(placeOf('cert', 'id_no', certId), person.idNo),
      id_index: this.drawing.app.personal.index('idNo', person.idNo),
      id_ref: this.drawing.app.personal.idRef(person.idNo),
      ct_id: person.ctId,
      subject_id: person.subjectId,
      subject_name: person.subjectName,
      issue_date: day,
      recognised_on: day,
      created_at: `${day}T02:00:00Z`,
      data_source: source,
      education_level: person.educationLevel,
      graduate_school: person.graduateSchool,
      photo: regId === null ? null : (this.drawing.photos[person.sex][0] ?? null),
      print_status: printStatus.code(regId === null ? 'printed' : 'unprinted'),
    };
  }
}
