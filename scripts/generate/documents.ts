/**
 * Writes the registries of document types, which name every file of `schemas/documents`, `schemas/singletons` and
 * `web/documents`; with --check it compares. Part of `npm run generate`.
 */
import { findDocuments } from './documents/find-documents.ts'
import { planRegistries } from './documents/plan-registries.ts'
import { writeOrCheck } from './write-or-check.ts'

await writeOrCheck((root) => planRegistries(findDocuments(root)))
