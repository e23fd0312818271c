import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { normalStudent } from '@tqc/contract/exemption';
import { CENTRE } from '@tqc/domain/organisations';
import { ActionLink } from '@tqc/ui/DataTable';
import { useSearchParams } from 'react-router-dom';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';
import { useClassYears } from '../useClassYears';
import { SubmitChart } from './SubmitChart';

const WITHIN = 'within';

/** 报送统计: the country by provinces, a province by universities. */
export function StatisticsScreen() {
  const isCentre = useSession((session) => session.user?.orgType === CENTRE);
  const classYear = useClassYears();
  const [params, setParams] = useSearchParams();
  const within = isCentre ? (params.get(WITHIN) ?? undefined) : undefined;
  const go = (prov: string | undefined) => {
    const next = new URLSearchParams(params);
    if (prov === undefined) next.delete(WITHIN);
    else next.set(WITHIN, prov);
    next.delete('pageNo');
    setParams(next);
  };
  const perProvince = isCentre && within === undefined && !params.get('collegeName');
  return (
    <ListScreen
      note="没有选届别时是今年。应报人数取学校备案里填的；提交率是已提交占应报，通过率是已通过占已提交，没有基数的不计算。"
      list={normalStudent.statistics}
      fixed={within === undefined ? {} : { prov: within }}
      search={[classYear, 'collegeName', 'teacherType']}
      columns={[
        'name',
        'classYear',
        'due',
        'collected',
        'submitted',
        'passed',
        'returned',
        'abnormal',
        'used',
        'submitRate',
        'passRate',
      ]}
      actionsWidth={88}
      toolbar={within !== undefined && <Button onClick={() => go(undefined)}>返回全国</Button>}
      rowActions={({ prov }) => perProvince && <ActionLink label="下钻" onClick={() => go(prov)} />}
    >
      <SubmitChart within={within} onDown={perProvince ? go : undefined} />
    </ListScreen>
  );
}
