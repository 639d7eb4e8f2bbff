import type { Role } from '#shared/api/schemas.ts';
import type { AuditAct } from '#shared/api/school.ts';

/** The school as it is kept: thresholds perhaps of an older version. */
export interface SchoolRecord {
  readonly name: string;
  readonly thresholds: unknown;
  /** Made up, to be shown. */
  readonly demo: boolean;
  /** By whose calendar days are cut; null: UTC. */
  readonly timeZone: string | null;
}

/** A person with the account. Never sent as it is: it holds the hashed secrets. */
export interface AccountRecord {
  readonly profile: string;
  readonly name: string | null;
  readonly role: Role;
  readonly login: string | null;
  readonly secret: string | null;
  readonly recovery: string | null;
  readonly createdAt: number;
  readonly signedInAt: number | null;
  readonly archivedAt: number | null;
  readonly erasedAt: number | null;
}

export interface NewAccount {
  readonly profile: string;
  readonly role: Role;
  readonly login: string;
  readonly loginKey: string;
  readonly secret: string | null;
  readonly recovery: string | null;
  readonly createdAt: number;
}

/** Somebody signed in. The token itself is not kept. */
export interface SessionRecord {
  readonly tokenHash: string;
  readonly profile: string;
  /** Whether it was begun over https. */
  readonly secure: boolean;
  readonly createdAt: number;
  readonly seenAt: number;
}
/** With what the account says now. */
export interface CurrentSession extends SessionRecord {
  readonly role: Role;
  readonly archivedAt: number | null;
}

/** Failures to sign in, of an account or from an address. */
export interface BrakeRecord {
  readonly id: string;
  readonly failures: number;
  readonly failedAt: number;
  readonly blockedUntil: number;
}

export interface AuditRecord {
  readonly id: string;
  readonly at: number;
  readonly act: AuditAct;
  /** Null for whoever runs the machine. */
  readonly actor: string | null;
  readonly person: string | null;
  readonly subject: { readonly kind: 'class' | 'homework' | 'attempt'; readonly id: string } | null;
  readonly count: number | null;
}

/** Where a page begins: after this row, in the order of time and id. */
export interface PageStart {
  readonly at: number;
  readonly id: string;
}
export interface AuditQuery {
  /** Whom the act was about. */
  readonly person: string | null;
  readonly actor: string | null;
  readonly act: AuditAct | null;
  /** From this moment, and before that one. */
  readonly from: number | null;
  readonly to: number | null;
  readonly before: PageStart | null;
  readonly limit: number;
}

export interface ClassRecord {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly archivedAt: number | null;
}
export interface Membership {
  readonly class: string;
  readonly profile: string;
}

/** Looking up who is who. */
export interface SchoolReader {
  readonly school: () => Promise<SchoolRecord | undefined>;
  readonly session: (tokenHash: string) => Promise<CurrentSession | undefined>;
  readonly account: (profile: string) => Promise<AccountRecord | undefined>;
  readonly accountByLogin: (loginKey: string) => Promise<AccountRecord | undefined>;
  /** Everybody, by name. */
  readonly accounts: () => Promise<readonly AccountRecord[]>;
  readonly loginKeys: () => Promise<ReadonlySet<string>>;
  readonly names: (profiles: readonly string[]) => Promise<ReadonlyMap<string, string | null>>;
  /** The newest first. */
  readonly audit: (query: AuditQuery) => Promise<readonly AuditRecord[]>;
  /** By name. */
  readonly classes: () => Promise<readonly ClassRecord[]>;
  readonly memberships: () => Promise<readonly Membership[]>;
}

/** Writing who is who. */
export interface SchoolWriter {
  /** False when there is one. */
  readonly addSchool: (school: Omit<SchoolRecord, 'demo'> & { readonly demo?: boolean }, at: number) => Promise<boolean>;
  readonly saveSchool: (school: Omit<SchoolRecord, 'demo'>) => Promise<void>;
  /** Lets no other administrative act happen at once. */
  readonly lockSchool: () => Promise<void>;
  /** False when the id is taken. */
  readonly addProfile: (id: string, name: string, at: number) => Promise<boolean>;
  readonly addAccount: (account: NewAccount) => Promise<void>;
  readonly saveLogin: (profile: string, login: string, loginKey: string) => Promise<void>;
  readonly saveSecret: (profile: string, hash: string) => Promise<void>;
  readonly saveRecovery: (profile: string, hash: string) => Promise<void>;
  /** A supervisor is in no class; a trainee has no recovery code. */
  readonly saveRole: (profile: string, role: Role, recovery: string | null) => Promise<void>;
  readonly saveSignIn: (profile: string, at: number) => Promise<void>;
  readonly saveArchived: (profile: string, at: number | null) => Promise<void>;
  /** Name, login, secrets, preferences, memberships and the words of remarks go; the runs stay. */
  readonly erase: (profile: string, at: number) => Promise<void>;
  readonly addSession: (session: SessionRecord) => Promise<void>;
  readonly saveSeen: (tokenHash: string, at: number) => Promise<void>;
  readonly endSession: (tokenHash: string) => Promise<void>;
  readonly endSessionsOf: (profile: string) => Promise<void>;
  /** Ends those not seen since, or begun before. */
  readonly endOldSessions: (seenBefore: number, begunBefore: number) => Promise<void>;
  /** The brake, made at its first use, kept from others until the transaction ends. */
  readonly lockBrake: (id: string) => Promise<BrakeRecord>;
  readonly saveBrake: (brake: BrakeRecord) => Promise<void>;
  readonly forgetBrake: (id: string) => Promise<void>;
  readonly forgetOldBrakes: (failedBefore: number) => Promise<void>;
  readonly addAudit: (entry: AuditRecord) => Promise<void>;
  /** False when the id is taken. */
  readonly addClass: (id: string, name: string, at: number) => Promise<boolean>;
  readonly renameClass: (id: string, name: string) => Promise<void>;
  readonly archiveClass: (id: string, at: number | null) => Promise<void>;
  readonly saveMembers: (classId: string, profiles: readonly string[]) => Promise<void>;
  readonly joinClasses: (profiles: readonly string[], classes: readonly string[]) => Promise<void>;
}
