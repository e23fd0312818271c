import { accessQuery } from '@tqc/contract/register';
import { queryActions } from '@tqc/domain/register';
import { FormButton } from '../../../kit/form/buttons';
import type { Way } from './application';

/** 复议: whoever objects to what the platform found has it asked again. */
export function reconsiderButton({ row, when, link = false, onDone }: Way, today: string) {
  return (
    <FormButton
      call={accessQuery.fuyi}
      label="申请复议"
      link={link}
      when={when && queryActions(row, today).reconsider}
      fields={['reason', 'fileId']}
      row={{ version: row.version }}
      input={{ regId: row.regId }}
      intro="申请人对查询结果有异议时，写明理由并附证明材料，平台重新查询；两次答复都留在办理经过里。"
      onDone={() => onDone?.()}
    />
  );
}
