export const parts = { 'Search and sharing': 'Wyszukiwanie i udostępnianie' } as const
