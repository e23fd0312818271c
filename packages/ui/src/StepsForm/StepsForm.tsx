import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LinkButton } from '../foundation';
import { FormContent, type FormField, type FormValues } from '../FormDialog';
import { Steps } from './Steps';
import styles from './StepsForm.module.css';

/** 一步：标题、字段和离开这一步前要做的事。 */
export interface FormStep {
  title: string;
  fields: readonly FormField[];
  note?: ReactNode;
  /** 进入下一步之前，例如向服务器核对；抛出的错误落在字段上。 */
  onNext?: (values: FormValues) => Promise<void>;
}

interface StepsFormProps {
  title: string;
  steps: readonly FormStep[];
  initial?: FormValues;
  /** 最后一步提交，收到所有步骤的值。 */
  onSubmit: (values: FormValues) => Promise<void>;
  /** 提交之后显示的内容，通常是 ResultPage。 */
  result: ReactNode;
  /** 最后一步在步骤条上的名称，默认「完成」。 */
  resultTitle?: string;
  submitText?: string;
  onCancel?: () => void;
}

/** 分步表单：一步一组字段，可以退回上一步，填过的内容保留。 */
export function StepsForm({
  title,
  steps,
  initial = {},
  onSubmit,
  result,
  resultTitle = '完成',
  submitText = '提交',
  onCancel,
}: StepsFormProps) {
  const [at, setAt] = useState(0);
  const [values, setValues] = useState<FormValues>(initial);
  const box = useRef<HTMLElement>(null);
  const step = steps[at];
  const last = at === steps.length - 1;

  // After a change of step, reading starts at the new one.
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) box.current?.focus();
    first.current = false;
  }, [at]);

  async function next(own: FormValues) {
    const all = { ...values, ...own };
    if (last) await onSubmit(all);
    else await step?.onNext?.(all);
    setValues(all);
  }

  function back(own: FormValues) {
    setValues({ ...values, ...own });
    setAt(at - 1);
  }

  return (
    <section ref={box} tabIndex={-1} className={styles.box} aria-label={title}>
      <Steps titles={[...steps.map((one) => one.title), resultTitle]} at={at} />
      {step ? (
        <div className={styles.body}>
          {step.note && <div className={styles.note}>{step.note}</div>}
          <FormContent
            key={at}
            title={step.title}
            fields={step.fields}
            initial={values}
            onSubmit={next}
            onDone={() => setAt(at + 1)}
            submitText={last ? submitText : '下一步'}
            {...(onCancel ? { onCancel } : {})}
            extra={(own) => at > 0 && <LinkButton onClick={() => back(own)}>上一步</LinkButton>}
          />
        </div>
      ) : (
        <div className={styles.body}>{result}</div>
      )}
    </section>
  );
}
