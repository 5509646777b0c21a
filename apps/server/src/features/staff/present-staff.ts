interface SessionRow {
  id: string;
  agent: string;
  address: string;
  created_at: Date;
  last_used_at: Date;
}

export const presentSession = (row: SessionRow, currentId: string | null) => ({
  id: row.id,
  agent: row.agent,
  address: row.address,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at.toISOString(),
  isCurrent: row.id === currentId,
});

interface SignInRow {
  at: Date;
  step: string;
  outcome: string;
  address: string;
  agent: string;
}

export const presentSignIn = ({ at, ...row }: SignInRow) => ({ ...row, at: at.toISOString() });
