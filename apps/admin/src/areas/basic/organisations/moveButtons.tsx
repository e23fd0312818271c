import { baseOrg } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { CITY, COUNTY } from '@tqc/domain/organisations';
import type { FormField } from '@tqc/ui/FormDialog';
import { FormButton } from '../../../kit/form/buttons';
import { IntoField } from './IntoField';

const { orgAnnul, transferHistoryData } = baseOrg;

interface Org {
  readonly orgId: string;
  readonly orgName: string;
  readonly orgType: number;
  readonly status: number;
  readonly version: number;
}

/** Who takes it over; below it what that would move. */
const into = (call: typeof orgAnnul | typeof transferHistoryData, org: Org) =>
  ({
    of: 'intoId',
    change: ({ name, label }: FormField): FormField => ({
      name,
      label,
      required: true,
      requiredMessage: '请选择接收的机构',
      wide: true,
      kind: 'custom',
      render: (field) => <IntoField {...field} call={call} org={org} />,
    }),
  }) as const;

const needed = (of: 'paperNo' | 'effectiveDay') =>
  ({ of, change: (field: FormField): FormField => ({ ...field, required: true }) }) as never;

const went = ({ intoName }: { readonly intoName: string }) =>
  `已提交：到日期后一分钟内开始转移到“${intoName}”，进度见机构日志的撤并日志`;

/** An organisation goes into another one, or hands over to it: elements that the list can read. */
export function moveButtons(org: Org, isOwn: boolean, onDone: () => void) {
  const { orgId, orgName, orgType, status, version } = org;
  const may = !isOwn && [COUNTY, CITY].includes(orgType);
  return (
    <>
      <FormButton
        call={orgAnnul}
        row={{ version }}
        input={{ id: orgId }}
        label="撤并"
        link
        danger
        drawer
        fields={[into(orgAnnul, org), needed('paperNo'), needed('effectiveDay')]}
        intro={`到生效日期零时，“${orgName}”停用，证书、办结的申请、用户和确认点全部转到接收的机构，不能撤回；证书上的机构名称不变。`}
        done={went}
        when={may && status === onOff.code('on')}
        onDone={onDone}
      />
      <FormButton
        call={transferHistoryData}
        row={{ version }}
        input={{ id: orgId }}
        label="移交数据"
        link
        drawer
        fields={[into(transferHistoryData, org), needed('paperNo')]}
        intro={`把“${orgName}”的证书和定期注册历史移交给同一地市的机构，本机构、用户和确认点不变。提交后一分钟内开始。`}
        done={went}
        when={may}
        onDone={onDone}
      />
    </>
  );
}
