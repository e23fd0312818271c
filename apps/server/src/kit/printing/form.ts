/** One field of a form; a wide one takes the whole line. */
export interface FormCell {
  readonly label: string;
  readonly value: string;
  readonly wide?: boolean;
}

/** A form that is printed: title, photo, sections of fields, and who printed it when. */
export interface PrintedForm {
  readonly title: string;
  readonly subtitle: string;
  /** JPEG or PNG. */
  readonly photo?: Uint8Array;
  readonly sections: readonly { readonly title: string; readonly cells: readonly FormCell[] }[];
  readonly foot: string;
  /** The moment the print tells: the same form makes the same bytes. */
  readonly made: string;
  /** Across every page, for example 演示数据. */
  readonly watermark?: string;
}
