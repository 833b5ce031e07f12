export function typeNames(texts: ReadonlyMap<string, string>): string[]
