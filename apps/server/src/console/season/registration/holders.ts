import { certStatus, recordStatusEnroll } from '@tqc/domain/dictionaries';
import { RENEWAL_DAYS } from '@tqc/domain/enroll';
import { dayAfter } from '@tqc/domain/shared';
import { placeOf } from '../../../kit/personal';
import type { AppParts } from '../../../kit/serve';
import type { Holder, World } from '../world';

interface Found {
  readonly cert_id: string;
  readonly cert_no: string;
  readonly name: string;
  readonly sex: number;
  readonly birth_date: string;
  readonly id_type: number;
  readonly id_no: Buffer;
  readonly registered: boolean;
}

/**
 * Holders of certificates who may register on a day: what each of them has in the drawer. No list
 * shows a whole number, so that of a played teacher comes from where it is kept.
 */
export async function holdersOf(
  { query }: Pick<World, 'query'>,
  { personal }: Pick<AppParts, 'personal'>,
  wanted: number,
  today: string,
): Promise<readonly Holder[]> {
  const rows = await query<Found>(
    `select distinct on (c.id_index) c.cert_id::text, c.cert_no, c.name, c.sex, c.birth_date::text, c.id_type, c.id_no, d.id_index is not null as registered
     from cert c left join enrollment_due d on d.id_index = c.id_index and not d.applying
     where c.status = ${certStatus.code('normal')} and c.ct_id between 1 and 6 and c.birth_date is not null and c.sex is not null
       and not exists (select from enrollment e where e.id_index = c.id_index and e.year = $1)
       and not exists (select from enrollment_history h where h.id_index = c.id_index and h.record_status = ${recordStatusEnroll.code('normal')} and (d.id_index is null or h.valid_until > $2::date))
       and not exists (select from limits_in_force(c.id_index, $3::date))
     order by c.id_index limit $4`,
    [Number(today.slice(0, 4)), dayAfter(today, RENEWAL_DAYS), today, wanted],
  );
  return rows.map(({ cert_id, cert_no, birth_date, id_type, id_no, ...rest }) => ({
    ...rest,
    certNo: cert_no,
    birthDate: birth_date,
    idType: id_type,
    idNo: personal.open(placeOf('cert', 'id_no', cert_id), id_no),
  }));
}
