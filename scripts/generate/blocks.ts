/**
 * Writes the registries of blocks, which name every file of `schemas/blocks` and every folder of `web/blocks`; with
 * --check it compares. Part of `npm run generate`.
 */
import { findBlocks } from './blocks/find-blocks.ts'
import { planRegistries } from './blocks/plan-registries.ts'
import { writeOrCheck } from './write-or-check.ts'

await writeOrCheck(async (root) => planRegistries(await findBlocks(root)))
