export const parts = { 'Search and sharing': 'Suche und Teilen' } as const
