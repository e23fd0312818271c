import { cert, historyValid } from '@tqc/contract/cert';
import { sortHistory } from '@tqc/domain/dictionaries';
import { tempHistoryFlow } from '@tqc/domain/cert';
import { FormButton } from '../../../kit/form/buttons';
import { required } from '../../../kit/form/formFields';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSubjects } from '../useSubjects';
import { loadOld, oldFields } from './oldForm';
import { tempView } from './tempView';
import { useTempTabs } from './useTempTabs';

const { handleTemp, temp } = historyValid;

/** 2012年前省级历史数据查询 */
export function TempProvinceHistoryScreen() {
  const subjects = useSubjects(cert.change);
  const { fixed, tabs } = useTempTabs();
  return (
    <ListScreen
      note="各省2012年以前没有电子数据的证书：补齐内容申请转正式，由省级另一人审批后进入证书库。"
      list={temp}
      fixed={{ province2012: true, ...fixed }}
      orders={sortHistory}
      sorts={['certNo', 'name']}
      search={[
        'name',
        'idNo',
        'area',
        'certNo',
        { name: 'recognisedOn', label: '发证日期', kind: 'dateRange' },
      ]}
      columns={[
        'certNo',
        'name',
        'status',
        'sex',
        'birthDate',
        'idNo',
        'ctId',
        'subjectName',
        'issuer',
        'recognisedOn',
        'prov',
        'paperArchiveNo',
        'asked',
        'handler',
        'opinion',
      ]}
      actionsWidth={230}
      rowActions={(row) => {
        const { asked, certNo, id, name, status, version } = row;
        return (
          <>
            {tempView(row)}
            <FormButton
              call={cert.change}
              label="申请转正式"
              link
              fields={oldFields(subjects)}
              load={loadOld(id)}
              input={{ kind: 'add', tempId: id }}
              intro={`${name}的证书 ${certNo}：核对纸质档案，补齐空着的栏目后提交。`}
              when={!asked && tempHistoryFlow.can('correct', status)}
            />
            <FormButton
              call={handleTemp}
              label="作废"
              link
              fields={[required('opinion')]}
              row={{ id, version }}
              input={{ action: 'void' }}
              intro={`${name}的证书 ${certNo}：作废后只能查询。`}
              when={!asked && tempHistoryFlow.can('void', status)}
            />
          </>
        );
      }}
    >
      {tabs}
    </ListScreen>
  );
}
