import { normalReviewTime } from '@tqc/contract/exemption';
import { onOff } from '@tqc/domain/dictionaries';
import { PROVINCE } from '@tqc/domain/organisations';
import { FormButton } from '../../../kit/form/buttons';
import { plainActions } from '../../../kit/form/plainActions';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';

const { create, list, remove, update } = normalReviewTime;
const times = [
  'teacherTypes',
  'collectBegin',
  'collectEnd',
  'submitEnd',
  'reviewBegin',
  'reviewEnd',
  'late',
  'lateEnd',
] as const;
const form = ['year', 'classYear', 'prov', ...times] as const;
const changed = ['year', 'classYear', ...times, 'reason', 'status'] as const;

/** 报送及审核时间设置 */
export function ReviewTimeScreen() {
  const user = useSession((session) => session.user);
  const isProvince = user?.orgType === PROVINCE;
  return (
    <ListScreen
      note="高校什么时候采集、提交，省级什么时候审核；时间之外不能办理。延长时间要写原因，同一届的同一类别只能有一个启用的设置。"
      list={list}
      search={['year', 'classYear', ...(isProvince ? [] : (['prov'] as const)), 'status']}
      sorts={['classYear', 'collectBegin', 'updatedAt']}
      columns={[
        'classYear',
        'status',
        'year',
        'prov',
        'teacherTypes',
        'collectBegin',
        'collectEnd',
        'submitEnd',
        'reviewBegin',
        'reviewEnd',
        'late',
        'lateEnd',
        'reason',
        'operator',
        'updatedAt',
      ]}
      actionsWidth={200}
      toolbar={
        <FormButton
          call={create}
          label="新增时间"
          primary
          fields={isProvince ? form.filter((name) => name !== 'prov') : form}
          {...(isProvince ? { input: { prov: user.prov } } : {})}
          initial={{ status: String(onOff.code('on')) }}
        />
      }
      rowActions={(row) =>
        plainActions({ update, remove }, row, changed, `${String(row.classYear)}届的时间设置`)
      }
    />
  );
}
