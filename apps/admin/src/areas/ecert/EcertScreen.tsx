import { baseOrgBatchAssign, ecertCert } from '@tqc/contract/ecert';
import type { OutputOf, Row } from '@tqc/contract/kit';
import { stampType } from '@tqc/domain/dictionaries';
import { ecertFlow, MOST_MADE_AT_ONCE } from '@tqc/domain/ecert';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { BulkBar, BulkButton } from '../../kit/form/BulkButton';
import { FormButton } from '../../kit/form/buttons';
import { required, type NamedField } from '../../kit/form/formFields';
import { recordsOf } from '../../kit/form/inParts';
import { ListScreen } from '../../kit/list/ListScreen';
import { todayText } from '../../kit/record/momentText';
import { PaperButton } from '../../kit/record/PaperButton';
import { fetchBytes } from '../../kit/record/useFile';
import { ViewButton } from '../../kit/record/ViewButton';
import { call } from '../../kit/session/api';
import { transport } from '../../kit/session/session';
import { DownloadButton, DownloadLink } from './EcertDownload';
import { EcertFacts, TraceButton, Verdict } from './EcertFacts';

const { cancel, create, get, getEcertPhoto, list, verify } = ecertCert;
const { getDefaultIssueDate, getPopUpSettings, setDefaultIssueDate, setPopUpSettings } =
  baseOrgBatchAssign;
type Ecert = Row<typeof list>;

const NUMBER_LENGTH = 20;
const numbers: FormField = {
  name: 'numbers',
  label: '证书号码',
  kind: 'textarea',
  required: true,
  maxLength: MOST_MADE_AT_ONCE * NUMBER_LENGTH,
  wide: true,
  hint: `一行一个，一次最多${MOST_MADE_AT_ONCE}张；更多的请到电子证书任务管理新建任务`,
};
const numbersIn = (values: FormValues) => ({
  certNos: String(values['numbers'] ?? '')
    .split(/[\s,，、;；]+/)
    .filter(Boolean),
});
/** The day is not asked for where the usual one is to be taken. */
const day: NamedField<'issueDate'> = {
  of: 'issueDate',
  change: (field) => ({ ...field, when: (values: FormValues) => values['asksDay'] !== false }),
};
const dateAndStamp = [day, 'stampType'] as const;
const start = { stampType: stampType.code('official') };

/** The usual day, where one was set; nobody need type it. */
const usualDay = async (): Promise<FormValues> => {
  const { issueDate } = await call(getDefaultIssueDate, {});
  return issueDate === null ? {} : { issueDate };
};
/** The same where it may be asked for; without a usual day it always is. */
const usualDayAsked = async (): Promise<FormValues> => {
  const [usual, { asks }] = await Promise.all([usualDay(), call(getPopUpSettings, {})]);
  return { ...usual, asksDay: asks || usual['issueDate'] === undefined };
};

/** What became of the certificates, and of which nothing did and why. */
const saidOf = ({ done, refused }: OutputOf<typeof create>) =>
  [
    `已制作${done.length}张`,
    ...refused.slice(0, 3).map(({ name, reason }) => `${name}：${reason}`),
    ...(refused.length > 3 ? [`另有${refused.length - 3}张没有制作`] : []),
  ].join('；');

/** 本机构电子证书 */
export function EcertScreen() {
  const year = Number(todayText(transport.now()).slice(0, 4));
  return (
    <ListScreen
      note="本机构证书的电子版：带印章和电子签名的PDF，可以验真；证书变更后撤销旧的，由任务重新制作。"
      list={list}
      selectable
      sorts={['id', 'issueDate', 'madeAt']}
      search={[
        'name',
        'idNo',
        'certNo',
        'ecertNo',
        'ctId',
        { name: 'issueDate', label: '签发日期', kind: 'dateRange' },
        { name: 'madeAt', label: '制作时间', kind: 'dateRange' },
        'status',
        'pushState',
      ]}
      columns={[
        'ecertNo',
        'name',
        'status',
        'idNo',
        'certNo',
        'ctId',
        'subjectName',
        'orgName',
        'issueDate',
        'madeAt',
        'stampName',
        'revision',
        'downloads',
        'pushState',
        'reason',
      ]}
      actionsWidth={230}
      toolbar={(selected, keep) => (
        <BulkBar chosen={selected.map(chosen)} noneChosen="请先勾选电子证书" onKeep={keep}>
          <FormButton
            call={create}
            label="制作电子证书"
            primary
            fields={[numbers, ...dateAndStamp]}
            initial={start}
            load={usualDayAsked}
            toInput={numbersIn}
            done={saidOf}
          />
          <DownloadButton ids={selected.map(({ id }) => id)} />
          <BulkButton
            call={cancel}
            label="批量撤销"
            input={(part) => ({ records: recordsOf(part) })}
            fields={[required('reason')]}
            done="已撤销"
          />
          <FormButton
            call={setDefaultIssueDate}
            label="默认签发日期"
            fields={['year', 'issueDate']}
            initial={{ year }}
            load={usualDay}
            intro="制作电子证书时没有另外填写签发日期的，用这一年的默认签发日期。"
          />
          <FormButton
            call={setPopUpSettings}
            label="弹窗设置"
            fields={['asks']}
            load={async () => ({ ...(await call(getPopUpSettings, {})) })}
            intro="打开后，制作电子证书时询问签发日期；关闭后直接用默认签发日期，没有设置的仍然询问。"
          />
        </BulkBar>
      )}
      rowActions={actionsOf}
    />
  );
}

const chosen = ({ id, name, ecertNo, version }: Ecert) => ({
  id,
  name: `${name} ${ecertNo}`,
  version,
});

/** To read, to prove, and to end or make it again. */
function actionsOf(row: Ecert) {
  const { id, ecertNo, name, certNo, revision, status, version } = row;
  const effective = ecertFlow.can('cancel', status);
  return (
    <>
      {effective && (
        <PaperButton
          call={getEcertPhoto}
          label="预览"
          link
          title={`${name}的电子证书 ${ecertNo}`}
          paperKey={`ecert/${id}/${revision}`}
          fileName={`电子证书-${ecertNo}.pdf`}
          read={() => fetchBytes(getEcertPhoto, { ids: [id] })}
        />
      )}
      {effective && <DownloadLink id={id} ecertNo={ecertNo} />}
      <ViewButton call={verify} input={{ id }} label="验真" title={`${name}的电子证书验真`}>
        {(record) => <Verdict record={record} />}
      </ViewButton>
      <FormButton
        call={create}
        label="重新制作"
        link
        fields={dateAndStamp}
        initial={start}
        load={usualDay}
        input={{ certNos: [certNo] }}
        when={ecertFlow.can('again', status)}
      />
      <FormButton
        call={cancel}
        label="撤销"
        link
        fields={[required('reason')]}
        input={{ records: [{ id, version }] }}
        intro={`撤销${name}的电子证书 ${ecertNo}：撤销后不能再下载，需要时可以重新制作。`}
        when={effective}
      />
      <ViewButton call={get} input={{ id }} title={`${name}的电子证书`}>
        {(record) => <EcertFacts record={record} />}
      </ViewButton>
      <TraceButton ecert={row} />
    </>
  );
}
