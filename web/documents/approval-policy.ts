import type { DocumentType } from './define-document.ts'

/** The lake alone reads it: no page shows anything of it, so none ends with it. */
export const approvalPolicy: DocumentType<'approvalPolicy'> = { type: 'approvalPolicy', tagsOf: () => [] }
