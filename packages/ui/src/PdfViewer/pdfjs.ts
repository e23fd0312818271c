export { getDocument, GlobalWorkerOptions, TextLayer } from 'pdfjs-dist';
