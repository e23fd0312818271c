import { ecertCert, ecertOrgStamp } from '@tqc/contract/ecert';
import type { Row } from '@tqc/contract/kit';
import { stampStatus } from '@tqc/domain/dictionaries';
import { STAMP_BOX, stampFlow } from '@tqc/domain/ecert';
import { Timeline } from '@tqc/ui/Timeline';
import { AskButton, FormButton } from '../../kit/form/buttons';
import { required } from '../../kit/form/formFields';
import { fileIn } from '../../kit/form/uploadFile';
import { ListScreen } from '../../kit/list/ListScreen';
import { FileLink } from '../../kit/record/FileLink';
import { momentText } from '../../kit/record/momentText';
import { PaperButton } from '../../kit/record/PaperButton';
import { fetchBytes } from '../../kit/record/useFile';
import { ViewButton } from '../../kit/record/ViewButton';
import { useSession } from '../../kit/session/session';
import { changedStampFields, newStampFields } from './stampForm';

const { create, get, list, statusChange, update } = ecertOrgStamp;
type Stamp = Row<typeof list>;

/** 机构电子印章管理 */
export function OrgStampScreen() {
  const orgName = useSession(({ user }) => user?.orgName);
  return (
    <ListScreen
      note="电子证书上的印章：同一机构每种类型只有一枚使用中，新增或启用一枚会停用原来的；停用后不能再签发。"
      list={list}
      sorts={['stampId', 'validTo']}
      search={[
        'area',
        'orgName',
        'sn',
        'status',
        { name: 'validTo', label: '有效期止', kind: 'dateRange' },
      ]}
      columns={[
        'stampName',
        'status',
        'orgName',
        'orgType',
        'stampType',
        'sn',
        'stampCode',
        'systemCode',
        'validFrom',
        'validTo',
        'daysLeft',
        'reason',
        'creator',
        'createdAt',
      ]}
      actionsWidth={250}
      toolbar={
        <FormButton
          call={create}
          label="新增印章"
          primary
          fields={newStampFields}
          initial={{ stampName: orgName, ...STAMP_BOX }}
          intro="印章名称应与机构现用名称一致，专用章在机构名称后写明用途。"
        />
      }
      rowActions={actionsOf}
    />
  );
}

/** To look at it and try it; the own ones are changed, started and stopped. */
function actionsOf(row: Stamp) {
  const { stampId, stampName, fileId, own, status, stampType, version } = row;
  return (
    <>
      <FileLink label="查看印模" fileId={fileId} title={stampName} />
      {own && (
        <PaperButton
          call={ecertCert.testPhoto}
          label="测试签章"
          link
          title={`样张 ${stampName}`}
          paperKey={`testPhoto/${stampId}/${version}`}
          fileName={`样张-${stampName}.pdf`}
          read={() => fetchBytes(ecertCert.testPhoto, { stampId })}
        />
      )}
      <FormButton
        call={update}
        label="更换"
        link
        row={row}
        fields={changedStampFields}
        input={{ stampType }}
        toInput={(values) => ({ fileId: fileIn(values, 'fileId') ?? fileId })}
        when={own}
      />
      <FormButton
        call={statusChange}
        label="停用"
        link
        row={{ stampId, version }}
        fields={[required('reason')]}
        input={{ status: stampStatus.code('stopped') }}
        intro="停用后用这枚印章不能再签发电子证书，已签发的不受影响。"
        when={own && stampFlow.can('stop', status)}
      />
      <AskButton
        call={statusChange}
        label="启用"
        link
        row={{ stampId, version }}
        input={{ status: stampStatus.code('inUse') }}
        question={`启用“${stampName}”吗？同类型使用中的印章会停用。`}
        when={own && stampFlow.can('start', status)}
      />
      <ViewButton call={get} input={{ stampId }} label="日志" title={`${stampName}的日志`}>
        {({ log }) => (
          <Timeline
            ariaLabel="印章日志"
            items={log.map(({ at, event, note, operator }) => ({
              key: `${at}${event}`,
              title: event,
              time: momentText(at),
              actor: [operator, note].filter(Boolean).join(' '),
            }))}
          />
        )}
      </ViewButton>
    </>
  );
}
