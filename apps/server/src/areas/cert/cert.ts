import { cert } from '@tqc/contract/cert';
import { maskIdNo } from '@tqc/domain/shared';
import { type Selectable } from 'kysely';
import { placeOf } from '../../kit/personal';
import { serve, type CallContext } from '../../kit/serve';
import { store } from '../../kit/store';
import type { Tables } from '../../kit/tables';

const rows = store('cert', 'certId');
type Row = Selectable<Tables['cert']>;

export const certRoutes = serve(cert, {
  list: async (call) => {
    const page = await rows(call).page(call.input, {
      like: ['name'],
      byName: 'cert_named',
      equal: [
        'certNo',
        'ctId',
        'subjectId',
        'prov',
        'city',
        'county',
        'orgId',
        'dataSource',
        'nation',
        'sex',
        'status',
        'printStatus',
      ],
      between: ['recognisedOn', 'birthDate'],
      sealed: ['idNo'],
    });
    return { ...page, record: page.record.map((row) => masked(call, row)) };
  },
  get: async (call) => {
    const row = await rows(call).get(call.input.certId);
    const steps =
      row.regId === null
        ? []
        : await call.db
            .selectFrom('registrationLog')
            .select(['at', 'step', 'event', 'actor', 'orgName'])
            .where('city', '=', row.city)
            .where('regId', '=', row.regId)
            .orderBy('logId')
            .execute();
    return {
      ...masked(call, row),
      nation: row.nation || null,
      steps: steps.map(({ at, step, event, actor, orgName }) => ({
        at,
        title: `${step} · ${event}`,
        note: `${orgName} ${actor}`,
      })),
    };
  },
});

function masked({ app }: CallContext, row: Row) {
  return {
    ...row,
    idNo: maskIdNo(app.personal.open(placeOf('cert', 'id_no', row.certId), row.idNo)),
  };
}
