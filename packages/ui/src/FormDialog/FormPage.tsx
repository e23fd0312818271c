import type { ReactNode } from 'react';
import { FormContent } from './FormContent';
import type { FormField, FormValues } from './formFields';
import styles from './FormDialog.module.css';

interface FormPageProps {
  title: string;
  fields: readonly FormField[];
  initial?: FormValues;
  onSubmit: (values: FormValues) => Promise<void>;
  /** 提交成功之后。 */
  onDone: () => void;
  onCancel?: () => void;
  submitText?: string;
  columns?: 1 | 2;
  /** 草稿的键；见 DraftContext。 */
  draftKey?: string | undefined;
  /** 按钮行左边的内容，例如「暂存」。 */
  extra?: ReactNode;
}

/** 整页表单，适合二十个以上的字段；离开时由登记处提醒。 */
export function FormPage({ columns = 2, ...props }: FormPageProps) {
  return (
    <section className={styles.page}>
      <FormContent {...props} columns={columns} />
    </section>
  );
}
