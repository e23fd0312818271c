import { reportFileTask } from '@tqc/contract/monitor';
import { FormButton } from '../../../kit/form/buttons';
import type { Asked } from './askedIn';

interface MakeFileButtonProps {
  readonly id: string;
  readonly asked: Asked;
}

/** Has a file made of a report as it is looked at. */
export function MakeFileButton({ id, asked }: MakeFileButtonProps) {
  return (
    <FormButton
      call={reportFileTask.create}
      label="生成文件"
      fields={['format']}
      initial={{ format: 'xlsx' }}
      input={{ id, ...asked }}
      intro="按现在的条件生成；PDF 带签字栏，可以打印上报。"
      done={() => '已开始生成，完成后会有消息；文件在“文件任务”里'}
    />
  );
}
