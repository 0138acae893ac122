/**
 * Tables of the trees over the chains (record 94). `tree_tile`: tiles by chain, level and place, each a row of hashes of
 * 32 bytes; on level 0 full ones alone, above it also the one that grows. They follow from the chains and are built anew
 * where they are missing. `tree_base`: what the names of all trees begin with, for ever.
 */
export const treeSchema: readonly string[] = [
  `
  CREATE TABLE tree_tile (
    chain TEXT NOT NULL,
    level INTEGER NOT NULL,
    place INTEGER NOT NULL,
    hashes BLOB NOT NULL,
    PRIMARY KEY (chain, level, place)
  ) STRICT;

  CREATE TABLE tree_base (base TEXT NOT NULL) STRICT;
  `,
]
