export interface AccessClaims {
  userId: string;
  userType: 'PERSON' | 'COMPANY' | null;
  isConsole: boolean;
  sessionId: string;
}
