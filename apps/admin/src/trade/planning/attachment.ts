import { differing } from '../../kit/form/formFields';

const LARGEST = 10 * 1024 * 1024;

/** A file beside what is asked for; it is on the server before the form is sent. */
export const attachment = differing('fileId', {
  extensions: ['pdf', 'docx', 'jpg', 'jpeg', 'png'],
  maxSize: LARGEST,
  wide: false,
});
