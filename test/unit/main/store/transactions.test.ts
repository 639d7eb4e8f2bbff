import { DatabaseSync } from 'node:sqlite';

import { Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';

import { nodeSqliteDialect } from '../../../../main/store/node-sqlite-dialect.ts';
import type { Database, Schema } from '../../../../main/store/schema.ts';
import { type Transactions, transactionsTogether } from '../../../../main/store/transactions.ts';

describe('transactions of SQLite', () => {
  const asked: string[] = [];
  let database: Database;
  let transactions: Transactions;

  beforeEach(async () => {
    database = new Kysely<Schema>({
      dialect: nodeSqliteDialect(() => new DatabaseSync(':memory:')),
      log: ({ query }) => void asked.push(query.sql),
    });
    transactions = transactionsTogether(database);
    await sql`create table word (word text)`.execute(database);
    asked.length = 0;
  });

  const write = (word: string): Promise<string> =>
    transactions.run(async (transaction) => {
      await sql`insert into word values (${word})`.execute(transaction);
      return word;
    });
  const words = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ word: string }>`select word from word`.execute(database);
    return rows.map(({ word }) => word);
  };
  const commits = (): number => asked.filter((text) => text === 'commit').length;

  it('share a commit when they come at once, in the order they came', async () => {
    expect(await Promise.all(['a', 'b', 'c'].map(write))).toEqual(['a', 'b', 'c']);
    expect(await words()).toEqual(['a', 'b', 'c']);
    expect(commits()).toBe(1);
  });

  it('have commits of their own when each waits for the last', async () => {
    for (const word of ['a', 'b', 'c']) await write(word);
    expect(commits()).toBe(3);
  });

  it('keep nobody waiting for more than some others', async () => {
    const many = Array.from({ length: 100 }, (_, number) => String(number));
    expect(await Promise.all(many.map(write))).toEqual(many);
    expect(await words()).toEqual(many);
    expect(commits()).toBe(4);
  });

  it('are not over before they are committed', async () => {
    const order: string[] = [];
    await Promise.all(['a', 'b'].map((word) => write(word).then(() => order.push(`${word} after ${commits()}`))));
    expect(order).toEqual(['a after 1', 'b after 1']);
  });

  it('can be waited for, whether or not there are any', async () => {
    const written = write('a');
    await transactions.rest();
    expect(commits()).toBe(1);
    expect(await written).toBe('a');
    await transactions.rest();
  });

  it('all fail when the database gave up what they share', async () => {
    const full = transactions.run(async (transaction) => {
      // What SQLite does by itself when the disk is full.
      await sql`rollback`.execute(transaction);
      throw new Error('the disk is full');
    });
    const all = await Promise.allSettled([write('a'), full, write('b')]);
    expect(all).toEqual(Array.from({ length: 3 }, () => ({ status: 'rejected', reason: new Error('the disk is full') })));
    expect(await words()).toEqual([]);
    await write('c');
    expect(await words()).toEqual(['c']);
  });
});
