import { baseOrg } from '@tqc/contract/basic';
import { reportSubmit } from '@tqc/contract/monitor';
import { baseOrgDoc } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { siteFlow } from '@tqc/domain/organisations';
import { filingFlow } from '@tqc/domain/register';
import { reportSubmitFlow } from '@tqc/domain/reports';
import { submitted } from '../../areas/monitor/examples/submissions';
import { pdfOf } from '../../kit/files/filesTesting';
import { newFiling } from '../../testing/newFiling';
import { testOrgs } from '../../testing/server';
import { siteAt } from '../../testing/sites';
import { call, idOf, next, server } from '../stage';
import {
  gone,
  handsOn,
  opinion,
  RETURN,
  rowsOf,
  standAt,
  WHY_RETURNED,
  type InFlow,
} from './flowRows';
import type { Machine } from './machine';

const FILING = { table: 'export_filing', key: 'doc_id' };
const ofFiling = rowsOf(FILING, 'docId', filingFlow);

async function filed(): Promise<string> {
  const files = [{ field: 'file', name: `承诺书${next()}.pdf`, bytes: new Uint8Array(pdfOf()) }];
  const { fileId } = (await call('county', resource.updateFile, { input: {}, files })) as {
    fileId: string;
  };
  return idOf(await call('county', baseOrgDoc.create, { input: { ...newFiling, fileId } }));
}

/** 导出权限备案: asked for by a county, decided by the city above it. */
const exportFilings: Machine<InFlow> = {
  name: '导出权限备案',
  ...FILING,
  tables: [filingFlow],
  make: filed,
  stand: standAt(FILING, testOrgs.county.id),
  decided: [
    ofFiling.many({
      name: 'pass',
      by: ['city'],
      one: baseOrgDoc.editBatchBaseOrgDoc,
      input: { decision: 'pass', uses: 2 },
      needs: [
        {
          need: 'uses',
          said: { uses: undefined },
          field: 'uses',
          sentence: '请输入可用次数',
        },
      ],
      more: handsOn(FILING),
    }),
    ofFiling.many({
      name: 'return',
      by: ['city'],
      one: baseOrgDoc.editBatchBaseOrgDoc,
      input: RETURN,
      needs: [opinion('请输入审批意见')],
      more: handsOn(FILING),
    }),
    ofFiling.one({
      name: 'withdraw',
      by: ['county'],
      one: baseOrgDoc.update,
      input: { action: 'withdraw' },
    }),
    ofFiling.one({ name: 'edit', by: ['county'], one: baseOrgDoc.update, input: { expected: 90 } }),
    ofFiling.one({
      name: 'remove',
      by: ['county'],
      one: baseOrgDoc.remove,
      input: {},
      more: gone(filingFlow, 'remove'),
    }),
  ],
};

const SITE = { table: 'site_info', key: 'site_id' };
const ofSite = rowsOf(SITE, 'siteId', siteFlow);
/** 机构公示信息: of a county, published by its province. */
const sites: Machine<InFlow> = {
  name: '机构公示信息',
  ...SITE,
  tables: [siteFlow],
  make: async () => (await siteAt(server, 1, 'waiting')).id,
  stand: (id, { status }) =>
    server.pool.query('update site_info set status = $2, submitter_id = null where site_id = $1', [
      id,
      status,
    ]),
  decided: (['pass', 'return'] as const).map((name) => {
    const { sendMany: _one, ...row } = ofSite.many({
      name,
      by: ['province'],
      one: baseOrg.reviewRegSiteOrgDoList,
      input: { workType: 1, decision: name, opinion: '请核对' },
      needs: name === 'return' ? WHY_RETURNED : [],
      more: handsOn(SITE, 'submitter_id'),
    });
    // An organisation has one, so they are tried one after the other.
    return row;
  }),
};

const SUBMISSION = { table: 'report_submit', key: 'report_submit_id' };
const ofSubmission = rowsOf(SUBMISSION, 'id', reportSubmitFlow);
/** 报表报送: of a county, taken or given back by the city above it. */
const submissions: Machine<InFlow> = {
  name: '报表报送',
  ...SUBMISSION,
  tables: [reportSubmitFlow],
  make: submitted,
  stand: (id, { status }) =>
    server.pool.query('update report_submit set status = $2 where report_submit_id = $1', [
      id,
      status,
    ]),
  decided: (['accept', 'return'] as const).map((name) =>
    ofSubmission.one({
      name,
      by: ['city'],
      one: reportSubmit.update,
      input: { action: name, opinion: '请核对' },
      needs:
        name === 'return' ? [{ ...opinion('请填写退回的原因'), said: { opinion: undefined } }] : [],
    }),
  ),
};

/** What an organisation hands in and the one above decides on, each in a flow of its own. */
export const handedIn = [exportFilings, sites, submissions];
