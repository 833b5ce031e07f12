export function wordsInCode(texts: ReadonlyMap<string, string>): string[]
